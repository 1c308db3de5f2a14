// apart from the schemas, so that reading a command line loads none of them
export const MODEL_MODES = ['live', 'record', 'replay'] as const
export type ModelMode = (typeof MODEL_MODES)[number]
