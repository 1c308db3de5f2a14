import { replaceIfChanged } from '../../baseline/store/replace-file.ts'
import { messageOf, UserError } from '../../errors.ts'

/**
 * Writes a file that an option names; folders that are missing are made, as for every output.
 * @param place as the user typed it
 * @throws UserError where it cannot be written
 */
export function writeOutput(path: string, text: string, place: string, option: string): void {
  try {
    replaceIfChanged(path, text)
  } catch (error) {
    const message = `This file cannot be written: ${messageOf(error)}.`
    throw new UserError({ code: 'unwritable-file', message, file: place, hint: `Check ${option}.` }, { cause: error })
  }
}
