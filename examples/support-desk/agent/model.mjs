/**
 * What each made-up model is good for, as shares of cases at temperature 1: `noise` blurs the choice of a tool,
 * `lapse` overlooks a line of the system prompt, `slip` writes a wrong argument, `forget` loses what was said turns ago.
 */
const MODELS = {
  'larkspur-large': { noise: 0.1, lapse: 0.03, slip: 0.03, forget: 0.1 },
  'larkspur-medium': { noise: 0.2, lapse: 0.25, slip: 0.12, forget: 0.2 },
  'larkspur-mini': { noise: 0.35, lapse: 0.5, slip: 0.25, forget: 0.4 },
}

/** Reads the text of `model.yaml`: flat `key: value` lines. */
export function readModel(text) {
  const settings = {}
  for (const line of text.split('\n')) {
    const pair = /^([a-z_]+):\s*([^#]+?)\s*(#.*)?$/.exec(line)
    if (pair !== null) settings[pair[1]] = pair[2]
  }
  const { name } = settings
  const skill = Object.hasOwn(MODELS, String(name)) ? MODELS[name] : undefined
  if (skill === undefined) throw new Error(`no model is named ${name}; there are ${Object.keys(MODELS).join(', ')}`)
  const temperature = Number(settings.temperature ?? 1)
  const share = (value) => Math.min(1, value * temperature)
  return {
    name,
    noise: skill.noise * temperature,
    lapse: share(skill.lapse),
    slip: share(skill.slip),
    forget: share(skill.forget),
    contextTurns: Number(settings.context_turns ?? 20),
  }
}

/** Counts tokens as a model would be billed: the prompt, the tools' texts and the talk so far, at each step. */
export function createMeter({ name }, fixedText, emit) {
  let talk = 0
  return {
    heard: (text) => {
      talk += text.length
    },
    /** One step of thinking, whose output is `text`. */
    step: (text) => {
      emit({
        event: 'model',
        model: name,
        input_tokens: tokens(fixedText.length + talk),
        output_tokens: tokens(text.length) + 8,
        cached_tokens: 0,
      })
      talk += text.length
    },
  }
}

function tokens(characters) {
  return Math.ceil(characters / 4)
}
