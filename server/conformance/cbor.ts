type Value = number | string | Buffer | Map<number | string, Value>;

/** The part of CBOR (RFC 8949) that a passkey needs: small numbers, texts, bytes and maps. */
export function encodeCbor(value: unknown): Buffer {
  return encode(value as Value);
}

function encode(value: Value): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, item]) => [encode(key), encode(item)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

/** The type, and a number or a length below 65,536. */
function head(type: number, size: number): Buffer {
  const major = type << 5;
  if (size < 24) return Buffer.from([major | size]);
  return size < 256 ? Buffer.from([major | 24, size]) : Buffer.from([major | 25, size >> 8, size & 0xff]);
}
