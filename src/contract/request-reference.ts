/** What a person can tell the support. Other characters, or more of them, would not be a reference. */
export const referenceIn = (headers: Headers) =>
  /^[\da-z-]{1,64}$/i.exec(headers.get('X-Request-Id') ?? '')?.[0];
