/** A line of ours on stdout, in which a runner finds no workflow command. */
export function printSafely(line: string): void {
  process.stdout.write(
    `${line.replaceAll(/[\r\n]+/g, ' ').replaceAll(/::|##\[/g, (mark) => mark.split('').join('\u200b'))}\n`,
  )
}
