import { benchAem } from './scale/aem.ts'

/** `npm run bench:aem [-- DIALOGS]` */
const [dialogs = 10_000] = process.argv.slice(2).map(Number)
console.log(benchAem(dialogs))
