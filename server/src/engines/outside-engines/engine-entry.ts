import type { OutsideEngine } from '@afc/contract/vocabulary';

/** A list entry as an outside engine tells it. */
export type EngineEntry = {
  engine: OutsideEngine;
  lists: readonly string[];
  reference: string;
  /** What the engine shows it as. */
  caption: string;
  names: readonly string[];
  weakNames: readonly string[];
  firstname: string;
  lastname: string;
  /** YYYY, YYYY-MM or YYYY-MM-DD */
  birthDates: readonly string[];
  /** Alpha-2, capitals */
  nationalities: readonly string[];
  documents: readonly string[];
  programmes: readonly string[];
  score: number;
  /** The score from which the engine calls it a hit. */
  threshold: number;
};
