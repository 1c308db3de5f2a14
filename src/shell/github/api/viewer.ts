import type { Api } from './client.ts'

/**
 * Whose token it is. GitHub tells even a workflow's own token, by GraphQL alone; where it does not, it is taken for that
 * of Actions, so that nobody else's comment is ever written over.
 */
export async function ownLogin({ client }: Api): Promise<string> {
  try {
    const { viewer } = await client.graphql<{ viewer: { login: string } }>('query { viewer { login } }')
    return viewer.login
  } catch {
    return 'github-actions[bot]'
  }
}
