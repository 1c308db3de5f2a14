import { type PlotOptions, plot } from '@observablehq/plot'
import type { Element } from 'hast'
import { fromDom } from 'hast-util-from-dom'
import { parseHTML } from 'linkedom'

/**
 * A chart as an SVG element for a page: no script, no network, texts escaped when the page is written. Its colours are
 * CSS variables that the page sets (`COLORS`), so that it can be read in light and dark.
 * @param label what it shows, for those who cannot see it
 */
export function draw(label: string, options: PlotOptions): Element {
  const { document } = parseHTML('<!doctype html><html><body></body></html>')
  const svg = plot({ ...options, document, ariaLabel: label, style: STYLE })
  svg.setAttribute('role', 'img')
  const drawn = fromDom(svg)
  if (drawn.type !== 'element') throw new Error('the chart is no element')
  return drawn
}

const STYLE = { background: 'none', fontSize: '12px', fontFamily: 'inherit', overflow: 'visible' }

/** Variables that a page with charts has to set. */
export const COLORS = {
  positive: 'var(--chart-positive)',
  negative: 'var(--chart-negative)',
  accent: 'var(--chart-accent)',
  quiet: 'var(--chart-quiet)',
  /** What a figure stands on. */
  behind: 'var(--panel)',
}
