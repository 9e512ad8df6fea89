import { bytesField, integerField, message } from './protobuf.ts';

export type Attribute = number | string | readonly number[];
type Dimension = number | string;

const FLOAT = 1;
const INT64 = 7;
const IR_VERSION = 7;
const OPSET = 13;

/** Attribute types of onnx.proto. */
const ATTRIBUTE_INT = 2;
const ATTRIBUTE_STRING = 3;
const ATTRIBUTE_INTS = 7;

function attribute(name: string, value: Attribute): Buffer {
  if (typeof value === 'number')
    return message(bytesField(1, name), integerField(3, value), integerField(20, ATTRIBUTE_INT));
  if (typeof value === 'string')
    return message(bytesField(1, name), bytesField(4, value), integerField(20, ATTRIBUTE_STRING));
  return message(
    bytesField(1, name),
    ...value.map((entry) => integerField(8, entry)),
    integerField(20, ATTRIBUTE_INTS),
  );
}

function tensor(name: string, type: number, dimensions: readonly number[], content: ArrayBufferView): Buffer {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  return message(
    ...dimensions.map((size) => integerField(1, size)),
    integerField(2, type),
    bytesField(8, name),
    bytesField(9, bytes),
  );
}

function valueInfo(name: string, dimensions: readonly Dimension[]): Buffer {
  const shape = dimensions.map((size) =>
    bytesField(1, typeof size === 'string' ? bytesField(2, size) : integerField(1, size)),
  );
  const tensorType = message(integerField(1, FLOAT), bytesField(2, message(...shape)));
  return message(bytesField(1, name), bytesField(2, bytesField(1, tensorType)));
}

/** Builds an ONNX model node by node; the bytes depend on the calls alone. */
export class OnnxGraph {
  readonly #nodes: Buffer[] = [];
  readonly #constants: Buffer[] = [];
  readonly #inputs: Buffer[] = [];
  readonly #outputs: Buffer[] = [];
  #count = 0;

  input(name: string, dimensions: readonly Dimension[]): string {
    this.#inputs.push(valueInfo(name, dimensions));
    return name;
  }

  floats(dimensions: readonly number[], values: Float32Array): string {
    const name = `constant_${this.#count++}`;
    this.#constants.push(tensor(name, FLOAT, dimensions, values));
    return name;
  }

  integers(values: readonly number[]): string {
    const name = `constant_${this.#count++}`;
    this.#constants.push(tensor(name, INT64, [values.length], BigInt64Array.from(values, BigInt)));
    return name;
  }

  node(operator: string, inputs: readonly string[], attributes: Readonly<Record<string, Attribute>> = {}): string {
    return this.#add(operator, inputs, attributes, `${operator}_${this.#count++}`);
  }

  output(name: string, value: string, dimensions: readonly Dimension[]): void {
    this.#add('Identity', [value], {}, name);
    this.#outputs.push(valueInfo(name, dimensions));
  }

  bytes(): Buffer {
    const graph = message(
      ...this.#nodes.map((node) => bytesField(1, node)),
      bytesField(2, 'afc'),
      ...this.#constants.map((constant) => bytesField(5, constant)),
      ...this.#inputs.map((input) => bytesField(11, input)),
      ...this.#outputs.map((output) => bytesField(12, output)),
    );
    const opset = message(bytesField(1, ''), integerField(2, OPSET));
    return message(integerField(1, IR_VERSION), bytesField(2, 'afc'), bytesField(7, graph), bytesField(8, opset));
  }

  #add(
    operator: string,
    inputs: readonly string[],
    attributes: Readonly<Record<string, Attribute>>,
    output: string,
  ): string {
    this.#nodes.push(
      message(
        ...inputs.map((input) => bytesField(1, input)),
        bytesField(2, output),
        bytesField(4, operator),
        ...Object.entries(attributes).map(([name, value]) => bytesField(5, attribute(name, value))),
      ),
    );
    return output;
  }
}
