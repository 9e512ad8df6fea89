import { type ListFormat, listFormats } from '@afc/contract/vocabulary';

/** Its message is a sentence for whoever called the bench. */
export class WrongArgument extends Error {}

export function countOf(text: string | undefined, unlessTold: number): number {
  if (text === undefined) return unlessTold;
  if (!/^\d+$/.test(text)) throw new WrongArgument(`${text} is no number.`);
  return Number(text);
}

export function formatOf(text = 'ofac-sdn'): ListFormat {
  const format = listFormats.find((one) => one === text);
  if (!format) throw new WrongArgument(`The format is one of ${listFormats.join(', ')}.`);
  return format;
}
