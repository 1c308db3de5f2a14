import type { Layer, Task, TaskFile } from './schema/task.ts'

/** A task with its defaults filled in. */
export function completeTask(file: TaskFile, source: Task['source']): Task {
  const { input, turns, ordered, pass_when, extra_calls, answer, state, files, critical, reviewed, ...rest } = file
  return {
    ...rest,
    turns: turns ?? [{ user: input ?? '' }],
    ordered: ordered ?? true,
    pass_when: pass_when ?? defaultLayers(file),
    extra_calls: extra_calls ?? 'fail_writes',
    answer: answer ?? [],
    state: state ?? [],
    files: files ?? [],
    critical: critical ?? false,
    reviewed: reviewed ?? true,
    source,
  }
}

/** The layers that a task states something for, in the order in which the default of `pass_when` prefers them. */
export function statedLayers(file: TaskFile): readonly Layer[] {
  const stated: Layer[] = []
  if (filled(file.answer) || filled(file.state) || filled(file.files) || file.command !== undefined)
    stated.push('answer')
  else if (file.state_unchanged_except !== undefined) stated.push('answer')
  if (file.gold?.some((turn) => turn.turn !== 'User')) stated.push('aem')
  if (filled(file.expected_tools) || filled(file.forbidden_tools) || file.max_turns !== undefined) {
    stated.push('trajectory')
  }
  return stated
}

/** Empty where the task states nothing at all, which makes a suite invalid. */
function defaultLayers(file: TaskFile): readonly Layer[] {
  return statedLayers(file).slice(0, 1)
}

function filled(list: readonly unknown[] | undefined): boolean {
  return list !== undefined && list.length > 0
}
