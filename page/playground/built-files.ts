/** A file that the build leaves beside the elements. */
export async function builtJson(name: string) {
  return (await get(import.meta.env.BASE_URL + name)).json();
}

/** What the `integrity` attribute says of a file, as it is served. */
export async function integrityOf(address: string): Promise<string> {
  const content = await (await get(address)).arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', content));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}

async function get(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}
