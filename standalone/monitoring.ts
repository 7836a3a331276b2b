/** Sends what fails and what succeeds to an address, as docs/embedding.md does. A message may contain what a person has typed. */
export const monitoringScript = (address: string): string =>
  `for (const type of ['portal-error', 'portal-problem', 'portal-success'])
  document.addEventListener(type, ({ detail: { message, ...detail } }) =>
    navigator.sendBeacon(${JSON.stringify(address)}, JSON.stringify({ type, ...detail })),
  );
`;
