import fc from 'fast-check';

const unit = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 0x20, max: 0x7e }) },
  { weight: 1, arbitrary: fc.constantFrom(0, 9, 10, 13, 0x85, 0xa0, 0x200b, 0x2028, 0x202e, 0x2066, 0xfeff) },
  { weight: 1, arbitrary: fc.constantFrom(0xd83d, 0xde00, 0xd800, 0xdfff) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 0xffff }) },
);

/** Any JavaScript string, including control characters, direction marks and lone surrogates. */
export const anyText: fc.Arbitrary<string> = fc
  .array(unit, { maxLength: 24 })
  .map((units) => String.fromCharCode(...units));
