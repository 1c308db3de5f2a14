import { excerpt, finding } from '../codes.ts'
import { type Check, result } from './view.ts'

/** No call was refused by its schema or as an unknown tool. A refusal by policy is not about the arguments. */
export const argsValidFirstTry: Check = ({ refused }) =>
  result(
    refused.flatMap(({ tool, reason, message }) =>
      reason === 'schema' || reason === 'unknown_tool'
        ? [finding('args_refused', { tool: excerpt(tool), reason, message: excerpt(message ?? '') })]
        : [],
    ),
  )
