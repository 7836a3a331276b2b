/** Bytes of a number, by curve (COSE). */
const BYTES: Readonly<Record<number, number>> = { 1: 32, 2: 48, 3: 66 };

/** In the mock, reads the two numbers of a DER signature: `30 length 02 length r 02 length s`. The library needs three packages. */
export function unwrapEC2Signature(signature: Uint8Array, curve: number): Uint8Array {
  const size = BYTES[curve] ?? 0;
  const raw = new Uint8Array(2 * size);
  // From 128 bytes on, the length has a byte more.
  let position = (signature[1] ?? 0) > 0x80 ? 3 : 2;
  for (const end of [size, 2 * size]) {
    const length = signature[position + 1] ?? 0;
    const number = signature.subarray(position + 2, position + 2 + length).subarray(-size);
    raw.set(number, end - number.length);
    position += 2 + length;
  }
  return raw;
}
