/** Who trained a model, as far as its name says so; names of one maker are one family. */
const FAMILIES: readonly (readonly [string, RegExp])[] = [
  ['openai', /^(gpt|chatgpt|o[1-9](?!\d)|davinci|text-davinci|codex|computer-use)/],
  ['anthropic', /^claude/],
  ['google', /^(gemini|gemma|palm|text-bison|chat-bison|learnlm)/],
  ['meta', /^(llama|meta-llama|codellama)/],
  ['mistral', /^(mistral|mixtral|ministral|magistral|codestral|devstral|pixtral|open-mi)/],
  ['qwen', /^(qwen|qwq|qvq)/],
  ['deepseek', /^deepseek/],
  ['xai', /^grok/],
  ['cohere', /^(command|aya|c4ai)/],
  ['microsoft', /^(phi|wizardlm)/],
  ['amazon', /^(nova|titan)/],
  ['zhipu', /^(glm|chatglm)/],
  ['moonshot', /^(kimi|moonshot)/],
  ['nvidia', /^nemotron/],
  ['ibm', /^granite/],
  ['ai21', /^(jamba|j2)/],
  ['01', /^yi(?![a-z])/],
]

/**
 * The family of a model by its name, such as `openai/gpt-4.1-mini` or `ft:gpt-4o:acme::x`. A name that is not known is a
 * family by its first word; undefined where even that is not there.
 */
export function modelFamily(model: string): string | undefined {
  const parts = model.toLowerCase().replace(/^ft:/, '').split('/')
  for (const part of parts.toReversed()) {
    // Bedrock writes `eu.anthropic.claude-3`
    const names = [part, ...part.split('.').map((_, index, all) => all.slice(index).join('.'))]
    const known = FAMILIES.find(([, pattern]) => names.some((name) => pattern.test(name)))
    if (known !== undefined) return known[0]
  }
  return /[a-z]+/.exec(parts.at(-1) ?? '')?.[0]
}

/** The first of the agent's models that is of the judge's family. */
export function kinOf(judge: string, agentModels: readonly string[]): string | undefined {
  const family = modelFamily(judge)
  if (family === undefined) return undefined
  return agentModels.find((model) => modelFamily(model) === family)
}
