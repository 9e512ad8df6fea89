/** The few protobuf encodings that an ONNX file needs. */

const VARINT = 0;
const LENGTH_DELIMITED = 2;

function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = BigInt.asUintN(64, BigInt(value));
  do {
    const low = Number(rest & 127n);
    rest >>= 7n;
    bytes.push(rest > 0n ? low | 128 : low);
  } while (rest > 0n);
  return Buffer.from(bytes);
}

const tag = (field: number, wireType: number): Buffer => varint(field * 8 + wireType);

export function integerField(field: number, value: number): Buffer {
  return Buffer.concat([tag(field, VARINT), varint(value)]);
}

export function bytesField(field: number, content: Uint8Array | string): Buffer {
  const bytes = Buffer.from(content);
  return Buffer.concat([tag(field, LENGTH_DELIMITED), varint(bytes.length), bytes]);
}

export function message(...fields: Buffer[]): Buffer {
  return Buffer.concat(fields);
}
