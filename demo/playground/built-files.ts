/** Loads a JSON file of the build. */
export async function builtJson(name: string) {
  const response = await fetch(import.meta.env.BASE_URL + name);
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response.json();
}
