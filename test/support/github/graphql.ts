import { schema as published } from '@octokit/graphql-schema'
import { buildASTSchema, type DocumentNode, execute, type GraphQLSchema, Kind, parse, validate } from 'graphql'
import { type CommitInput, commitOnBranch, MutationRefused } from './commit-on-branch.ts'
import type { Actor, GitHubState } from './state.ts'

/** A question that GitHub's published schema allows; `fields` are the names at its top. */
export interface Question {
  readonly document: DocumentNode
  readonly fields: readonly string[]
  readonly variables: Readonly<Record<string, unknown>>
}

/** @returns the question, or what the schema says against it */
export function readQuestion(body: unknown): Question | { readonly problems: readonly string[] } {
  const { query, variables = {} } = body as { query?: unknown; variables?: Readonly<Record<string, unknown>> }
  if (typeof query !== 'string') return { problems: ['A query attribute must be specified and must be a string.'] }
  try {
    const document = parse(query)
    const problems = validate(githubSchema(), document).map((error) => error.message)
    if (problems.length > 0) return { problems }
    const fields = document.definitions.flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION
        ? definition.selectionSet.selections.flatMap((one) => (one.kind === Kind.FIELD ? [one.name.value] : []))
        : [],
    )
    return { document, fields, variables }
  } catch (error) {
    return { problems: [error instanceof Error ? error.message : String(error)] }
  }
}

/** Answers by the schema, which checks variables and answer alike. */
export async function answerQuestion({ document, variables }: Question, state: GitHubState, actor: Actor) {
  const result = await execute({
    schema: githubSchema(),
    document,
    variableValues: variables,
    rootValue: {
      viewer: { login: actor.login, __typename: 'User' },
      createCommitOnBranch: ({ input }: { input: CommitInput }) => {
        const oid = commitOnBranch(state, input)
        const url = `http://github.example/${state.owner}/${state.repo}/commit/${oid}`
        return { commit: { oid, url }, ref: { name: input.branch.branchName } }
      },
    },
  })
  const errors = result.errors?.map((error) => ({
    message: error.message,
    path: error.path,
    ...(error.originalError instanceof MutationRefused && { type: error.originalError.type }),
  }))
  return { data: result.data, ...(errors !== undefined && { errors }) }
}

let built: GraphQLSchema | undefined

/** GitHub's document breaks rules of the language that do not matter here, hence `assumeValidSDL`. */
function githubSchema(): GraphQLSchema {
  built ??= buildASTSchema(parse(published.idl), { assumeValidSDL: true, assumeValid: true })
  return built
}
