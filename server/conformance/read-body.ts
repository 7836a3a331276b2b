/** Bytes after decompression: more than any answer and any file of the portal has. */
const LARGEST = 4_000_000;

/** Throws if the text is longer, so that no answer fills the memory. */
export async function readBody({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  // The type of Node lacks the iterator.
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > LARGEST) throw new Error(`it has more than ${LARGEST / 1_000_000} MB`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
