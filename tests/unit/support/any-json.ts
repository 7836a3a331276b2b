import fc from 'fast-check';
import { anyText } from './any-text.ts';

/** Names that JavaScript itself looks for in an object. */
const special = fc.constantFrom(
  'toString',
  'valueOf',
  'toJSON',
  'constructor',
  '__proto__',
  'length',
  'then',
);

const parsed = (text: string): unknown => JSON.parse(text);

/**
 * What `JSON.parse` can return, as JSON or as an object whose names JavaScript looks for: `{ toString: 1 }` throws when it is
 * printed.
 */
export const anyJson: fc.Arbitrary<unknown> = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(null, true, 0, -1.5, 1e300, ''),
    anyText,
    fc.constant({ toString: 1 }),
    fc.array(tie('value'), { maxLength: 3 }),
    fc
      .array(fc.tuple(fc.oneof(special, anyText), tie('value')), { maxLength: 3 })
      .map((entries) =>
        parsed(`{${entries.map((entry) => entry.map((part) => JSON.stringify(part)).join(':')).join()}}`),
      ),
  ),
})).value;
