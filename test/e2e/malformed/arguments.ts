import type { Case } from './case.ts'

const RUN = ['run', 'suite.yaml']
const HELP = '(turngate --help, or turngate COMMAND --help, shows what can be given)'

/** Command lines that ask for what cannot be done, and files that are not what a command reads. */
export const ARGUMENTS: readonly Case[] = [
  {
    title: 'an unknown task in --tasks',
    args: [...RUN, '--tasks', 'greet,gret'],
    says: ['error: suite.yaml: the suite has no task `gret`. Its tasks: greet.'],
  },
  {
    title: '--attempts 0',
    args: [...RUN, '--attempts', '0'],
    says: [
      "error: option '-k, --attempts <n>' argument '0' is invalid. It must be a whole number of at least 1 and at most 1000.",
      HELP,
    ],
  },
  {
    title: '--seed x',
    args: [...RUN, '--seed', 'x'],
    says: ["error: option '--seed <n>' argument 'x' is invalid. It must be a whole number of at least 0.", HELP],
  },
  {
    title: '--seed -1',
    args: [...RUN, '--seed', '-1'],
    says: ["error: option '--seed <n>' argument '-1' is invalid. It must be a whole number of at least 0.", HELP],
  },
  {
    title: 'a seed that no number holds',
    args: [...RUN, '--seed', '99999999999999999999'],
    says: [
      "error: option '--seed <n>' argument '99999999999999999999' is invalid. It must be a whole number of at least 0.",
      HELP,
    ],
  },
  {
    title: '--concurrency 1.5',
    args: [...RUN, '--concurrency', '1.5'],
    says: [
      "error: option '--concurrency <n>' argument '1.5' is invalid. It must be a whole number of at least 1.",
      HELP,
    ],
  },
  {
    title: 'an unknown command',
    args: ['rnu', 'suite.yaml'],
    says: ["error: unknown command 'rnu'", '(Did you mean run?)', HELP],
  },
  {
    title: 'an unknown option',
    args: [...RUN, '--atempts', '3'],
    says: ["error: unknown option '--atempts'", '(Did you mean --attempts?)', HELP],
  },
  { title: 'no suite', args: ['run'], says: ["error: missing required argument 'suite'", HELP] },
  {
    title: 'one argument too many',
    args: [...RUN, 'other.yaml'],
    says: ["error: too many arguments for 'run'. Expected 1 argument but got 2.", HELP],
  },
  {
    title: 'a run directory that exists',
    args: [...RUN, '--out', 'held'],
    prepare: (place) => place.write({ 'held/run.json': '{}' }),
    says: [
      'error: held: this directory holds a run already. Name a new directory, or go on with that run by --resume; nothing was written.',
    ],
  },
  {
    title: 'a run directory that is not empty',
    args: [...RUN, '--out', 'held'],
    prepare: (place) => place.write({ 'held/notes.txt': 'mine' }),
    says: ['error: held: this directory is not empty. Name a new directory; nothing was written.'],
  },
  {
    title: 'a run directory that is a file',
    args: [...RUN, '--out', 'agent.sh'],
    says: [
      /^error: agent\.sh: the run directory cannot be written \(EEXIST.+\)\. Name a directory that can be written and that no other run is using\.$/,
    ],
  },
  {
    title: 'an unknown import format',
    args: ['import', 'tau3-bench', 'x.json'],
    says: [
      'error: there is no import format `tau3-bench`. Formats: tau-bench, tau2-bench, openai-chat, otel, adk, dialogs.',
    ],
  },
  {
    title: 'an import of a file that is not there',
    args: ['import', 'tau-bench', 'x.json'],
    says: ['error: x.json: there is no such file. Check the path.'],
  },
  {
    title: 'an import of a foreign JSON',
    args: ['import', 'tau-bench', 'x.json'],
    files: { 'x.json': '{"hello": [1, 2]}' },
    says: ['error: x.json:1: not a τ-bench result file: Invalid input: expected array, received object.'],
  },
  {
    title: 'an import of a foreign JSON as tau2',
    args: ['import', 'tau2-bench', 'x.json'],
    files: { 'x.json': '[{"task_id": 0}]' },
    says: ['error: x.json:1: not a τ²-bench result file: Invalid input: expected object, received array.'],
  },
  {
    title: 'an import under an illegal name',
    args: ['import', 'dialogs', 'x.json', '--suite', '../x'],
    files: { 'x.json': '[]' },
    says: [
      'error: --suite ../x is not a legal name. Use letters, digits, `.`, `_`, `-`, beginning with a letter or digit.',
    ],
  },
  {
    title: 'an import into a run directory that exists',
    args: ['import', 'dialogs', 'x.json', '--out', 'held'],
    files: {
      'x.json': '[{"turn_no":1,"turn":"Agent","gold_turn":{"response":"a"},"predict_turn":{"response":"a"}}]',
      'held/run.json': '{}',
    },
    says: ['error: held: this directory holds a run already. Name a new directory; nothing was written.'],
  },
  {
    title: 'dialogs that are not JSON',
    args: ['score', 'x.json'],
    files: { 'x.json': '[{"turn_no": 1,\n' },
    says: [
      'error: x.json:1:16: not an AEM dialog list: not JSON (the text ends too early). The file may have been cut off; write or download it again.',
    ],
  },
  {
    title: 'dialogs with a wrong key',
    args: ['score', 'x.json'],
    files: { 'x.json': '[{"turn_no":1,"turn":"Agent","gold":{"response":"a"}}]' },
    says: ['error: x.json: [0]: not an AEM dialog list: Unrecognized key: "gold".'],
  },
  {
    title: 'dialogs that are no list',
    args: ['score', 'x.json'],
    files: { 'x.json': '7' },
    says: ['error: x.json: not an AEM dialog list: expected a list of turns, or a list of dialogs.'],
  },
  {
    title: 'no dialogs',
    args: ['score', 'x.json'],
    files: { 'x.json': '[]' },
    says: ['error: x.json: not an AEM dialog list: the list is empty.'],
  },
  {
    title: 'a score of what is not there',
    args: ['score', 'nowhere'],
    says: ['error: nowhere: there is no such file. Check the path.'],
  },
  {
    title: 'a score of a directory without run.json',
    args: ['score', 'held'],
    files: { 'held/notes.txt': 'mine' },
    says: [
      'error: held: this is not a run directory: it has no run.json. Name a directory that `turngate run` or `turngate import` wrote.',
    ],
  },
  {
    title: 'a gate of a directory without run.json',
    args: ['gate', 'held'],
    files: { 'held/notes.txt': 'mine' },
    says: [
      'error: held: this is not a run directory: it has no run.json. Name a directory that `turngate run` or `turngate import` wrote.',
    ],
  },
  {
    title: 'a baseline to show that is not there',
    args: ['baseline', 'show', 'baselines/tiny'],
    says: ['error: baselines/tiny: there is no baseline here. Write one with `turngate baseline write RUN_DIR`.'],
  },
  {
    title: 'a baseline of what is no run',
    args: ['baseline', 'write', 'nowhere'],
    says: [
      'error: nowhere: this is not a run directory: it has no run.json. Name a directory that `turngate run` or `turngate import` wrote.',
    ],
  },
  {
    title: 'a run.json that is not JSON',
    args: ['gate', 'held'],
    files: { 'held/run.json': '{' },
    says: [/^error: held\/run\.json: not JSON \(.+\)\.$/],
  },
  {
    title: 'a run.json of another version',
    args: ['gate', 'held'],
    files: { 'held/run.json': '{"version": 2}' },
    says: ['error: held/run.json: run format 2 is unknown; this Turngate reads format 1.'],
  },
]
