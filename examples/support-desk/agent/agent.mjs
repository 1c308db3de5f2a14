import { profile } from './choose.mjs'
import { createDesk } from './desk.mjs'
import { createHands } from './hands.mjs'
import { createMemory } from './memory.mjs'
import { createMeter, readModel } from './model.mjs'
import { readPolicies } from './policies.mjs'
import { createRandom } from './random.mjs'

/**
 * The agent for one conversation: `hear(text)` takes a user turn and emits its events, the reply last.
 * `client` is a connected MCP client, `emit` takes trace events.
 */
export async function createAgent({ prompt, modelText, client, seed, now, workspace, emit }) {
  const random = createRandom(seed)
  const model = readModel(modelText)
  const tools = await client.listTools()
  const meter = createMeter(model, prompt + JSON.stringify(tools), emit)
  const mind = {
    model,
    random,
    now,
    memory: createMemory({ model, random }),
    policies: readPolicies(prompt, { model, random }),
    profiles: tools.map(profile),
  }
  const desk = createDesk(mind, createHands({ client, mind, meter, emit, workspace }))
  return {
    async hear(text) {
      meter.heard(text)
      const reply = await desk.answer(text)
      await client.quiet()
      meter.step(reply)
      emit({ event: 'response', text: reply })
    },
  }
}
