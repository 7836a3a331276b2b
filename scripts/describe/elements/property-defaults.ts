/* The defaults of the custom properties, read from src/ui/tokens.css. */
import { readFileSync } from 'node:fs';
import { emProps } from '../../build/open-props.ts';

const tokens = readFileSync('src/ui/tokens.css', 'utf8');
/** The first declaration of each, because later ones are for high contrast. */
const declared = Object.fromEntries(
  [...tokens.matchAll(/^\s+(--[a-z_][\w-]*):\s*([^;]+);/gm)]
    .map(([, name, value]) => [name, value])
    .reverse(),
);

/** `var(--portal-gap, var(--size-3))` → `1em`: without Open Props, which is not part of the interface. */
export function defaultOf(property: string): string {
  const use = new RegExp(`var\\(\\s*${property},`).exec(tokens);
  if (!use) throw new Error(`${property} has no default in src/ui/tokens.css.`);
  return resolved(argumentAt(use.index + use[0].length));
}

/** The text from here to the closing parenthesis. */
function argumentAt(start: number): string {
  let depth = 0;
  for (let end = start; end < tokens.length; end += 1) {
    if (tokens[end] === '(') depth += 1;
    if (tokens[end] === ')' && depth-- === 0) return tokens.slice(start, end);
  }
  throw new Error('src/ui/tokens.css ends inside a parenthesis.');
}

function resolved(value: string): string {
  const next = value.replace(/var\((--[\w-]+)\)/g, (whole, name) => declared[name] ?? emProps[name] ?? whole);
  return next === value ? value.replace(/\s+/g, ' ').trim() : resolved(next);
}
