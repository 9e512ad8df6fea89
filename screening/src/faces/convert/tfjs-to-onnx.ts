import { type Attribute, OnnxGraph } from './onnx-graph.ts';
import {
  dimensions,
  integers,
  readWeights,
  type TfjsModel,
  type TfjsNode,
  text,
  texts,
  type Weights,
} from './tfjs-model.ts';

/** A value of the graph: its ONNX name and rank. Rank 4 is kept as NCHW, which is what ONNX wants. */
type Value = { name: string; rank: number };

/** TensorFlow counts N, H, W, C; ONNX counts N, C, H, W. */
const NHWC_TO_NCHW = [0, 3, 1, 2] as const;

/**
 * Translates a TensorFlow.js graph model to ONNX, for the operators that the face networks use. Only what the named
 * outputs need is translated. Equal input gives equal bytes, so the result can be verified by its sum.
 */
export function convertTfjsToOnnx(model: TfjsModel, bytes: Buffer, outputs: readonly string[]): Buffer {
  return new Converter(model, bytes).convert(outputs);
}

class Converter {
  readonly #graph = new OnnxGraph();
  readonly #nodes: Map<string, TfjsNode>;
  readonly #weights: Map<string, Weights>;
  readonly #values = new Map<string, Value>();

  constructor(model: TfjsModel, bytes: Buffer) {
    this.#nodes = new Map(model.modelTopology.node.map((node) => [node.name, node]));
    this.#weights = readWeights(model, bytes);
  }

  convert(outputs: readonly string[]): Buffer {
    for (const output of outputs) {
      const { name, rank } = this.#value(output);
      this.#graph.output(
        output,
        name,
        Array.from({ length: rank }, (_, axis) => `${output}_${axis}`),
      );
    }
    return this.#graph.bytes();
  }

  #value(reference: string): Value {
    const name = reference.replace(/:0$/, '');
    const known = this.#values.get(name);
    if (known) return known;
    const node = this.#nodes.get(name);
    if (!node) throw new Error(`The network has no node ${name}.`);
    const value = this.#translate(node);
    this.#values.set(name, value);
    return value;
  }

  #translate(node: TfjsNode): Value {
    switch (node.op) {
      case 'Placeholder': {
        const [, height = 0, width = 0, channels = 0] = dimensions(node.attr?.shape);
        return { name: this.#graph.input('input', [1, channels, height, width]), rank: 4 };
      }
      case 'Identity':
        return this.#input(node, 0);
      case '_FusedConv2D':
      case 'DepthwiseConv2dNative':
        return this.#convolution(node);
      case 'AddV2':
        return this.#addition(node);
      case 'Relu':
      case 'Sigmoid':
        return this.#unary(node, node.op);
      case 'Prelu':
        return this.#unary(node, 'PRelu', [this.#perChannel(this.#constant(node, 1))]);
      case 'MaxPool':
        return this.#unary(node, 'MaxPool', [], {
          kernel_shape: integers(node.attr?.ksize).slice(1, 3),
          strides: integers(node.attr?.strides).slice(1, 3),
          ...padding(node),
        });
      case 'Pad':
        return this.#pad(node);
      case 'Reshape':
        return this.#reshape(node);
      default:
        throw new Error(`The converter does not know the operator ${node.op} of ${node.name}.`);
    }
  }

  #input(node: TfjsNode, index: number): Value {
    return this.#value(node.input?.[index] ?? '');
  }

  #constant(node: TfjsNode, index: number): Weights {
    const name = node.input?.[index] ?? '';
    const weights = this.#weights.get(name);
    if (!weights) throw new Error(`${node.name} has no weights ${name}.`);
    return weights;
  }

  #perChannel({ values }: Weights): string {
    return this.#graph.floats([values.length, 1, 1], Float32Array.from(values));
  }

  #unary(node: TfjsNode, operator: string, more: string[] = [], attributes: Record<string, Attribute> = {}): Value {
    const { name, rank } = this.#input(node, 0);
    return { name: this.#graph.node(operator, [name, ...more], attributes), rank };
  }

  #convolution(node: TfjsNode): Value {
    const depthwise = node.op === 'DepthwiseConv2dNative';
    const fused = texts(node.attr?.fused_ops);
    const weights = this.#constant(node, 1);
    const [height = 0, width = 0, channels = 0] = weights.shape;
    const inputs = [this.#input(node, 0).name, this.#kernel(weights, depthwise)];
    if (fused.includes('BiasAdd')) {
      const { values } = this.#constant(node, 2);
      inputs.push(this.#graph.floats([values.length], Float32Array.from(values)));
    }
    let name = this.#graph.node('Conv', inputs, {
      kernel_shape: [height, width],
      strides: integers(node.attr?.strides).slice(1, 3),
      dilations: integers(node.attr?.dilations).slice(1, 3),
      group: depthwise ? channels : 1,
      ...padding(node),
    });
    for (const operator of fused) {
      if (operator === 'Relu') name = this.#graph.node('Relu', [name]);
      else if (operator === 'Prelu')
        name = this.#graph.node('PRelu', [name, this.#perChannel(this.#constant(node, 3))]);
      else if (operator !== 'BiasAdd') throw new Error(`The converter does not know the fused operator ${operator}.`);
    }
    return { name, rank: 4 };
  }

  /** From [height, width, in, out] to [out, in, height, width]; a depthwise kernel has one input a group. */
  #kernel({ shape, values }: Weights, depthwise: boolean): string {
    const [height = 0, width = 0, inner = 0, outer = 0] = shape;
    const moved = new Float32Array(values.length);
    let from = 0;
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++)
        for (let i = 0; i < inner; i++)
          for (let o = 0; o < outer; o++) {
            const filter = depthwise ? i * outer + o : o * inner + i;
            moved[(filter * height + y) * width + x] = values[from++] ?? 0;
          }
    const [filters, depth] = depthwise ? [inner * outer, 1] : [outer, inner];
    return this.#graph.floats([filters, depth, height, width], moved);
  }

  #addition(node: TfjsNode): Value {
    const first = this.#input(node, 0);
    const constant = this.#weights.get(node.input?.[1] ?? '');
    const second = constant ? this.#perChannel(constant) : this.#input(node, 1).name;
    return { name: this.#graph.node('Add', [first.name, second]), rank: first.rank };
  }

  #pad(node: TfjsNode): Value {
    const pads = this.#constant(node, 1).values;
    const side = (end: number): number[] => NHWC_TO_NCHW.map((axis) => pads[2 * axis + end] ?? 0);
    return this.#unary(node, 'Pad', [this.#graph.integers([...side(0), ...side(1)])]);
  }

  #reshape(node: TfjsNode): Value {
    const { name, rank } = this.#input(node, 0);
    const shape = Array.from(this.#constant(node, 1).values);
    const source = rank === 4 ? this.#graph.node('Transpose', [name], { perm: [0, 2, 3, 1] }) : name;
    return { name: this.#graph.node('Reshape', [source, this.#graph.integers(shape)]), rank: shape.length };
  }
}

function padding(node: TfjsNode): Record<string, Attribute> {
  const kind = text(node.attr?.padding);
  if (kind === 'SAME') return { auto_pad: 'SAME_UPPER' };
  if (kind === 'VALID') return { auto_pad: 'VALID' };
  throw new Error(`The converter does not know the padding ${kind} of ${node.name}.`);
}
