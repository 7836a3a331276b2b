/* What the portal reads besides the described form of an answer. server/tests/calls/any-shape.test.ts checks it. */

export const looseAnswers = `## Loose answers

A new server should send exactly what this page describes. The portal also understands servers that write the same in another way:

- A flag can be \`1\`, \`"1"\` or \`"true"\` for \`true\`, and \`0\`, \`"0"\`, \`"false"\` or \`""\` for \`false\`.
- A text can be a number, which is read as its digits.
- A list can be \`null\`, which means empty. An entry that is not understood is skipped.
- A field that is not understood counts as missing and affects no other field. One warning on the console names the call and the
  field, but not the value. What follows is above, after “If missing”. Otherwise a flag is \`false\`, and without a field that is not
  optional the answer is not understood.

Fields that are not described are ignored, except in personal data and reports, where all are shown. \`login-portal-conformance\`
lists the loose forms of a server as “reads”.
`;
