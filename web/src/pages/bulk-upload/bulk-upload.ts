import { idempotencyHeader } from '@afc/contract/person';
import { call } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { showingRecords } from '../../api/record-lists.ts';
import { allParts } from '../../parts/upload/person-check.ts';
import { personForm } from '../../parts/upload/person-form.ts';
import { onReset } from '../../state/reset.ts';
import { askBeforeLeaving } from '../../state/unsent.ts';
import type { Value } from '../../state/value.ts';
import {
  type Batch,
  type BatchParts,
  type BulkRow,
  type CheckedBatch,
  createCheckedBatch,
  isUnderWay,
} from './batch.ts';
import { createCourier } from './courier.ts';
import { inspect } from './inspect.ts';
import { readPeopleAway } from './read-people.ts';

interface BulkUpload extends Pick<CheckedBatch, 'add' | 'clear'> {
  readonly state: Value<Batch>;
  readonly send: () => void;
  readonly pause: () => void;
  readonly proceed: () => void;
  readonly cancel: () => void;
}

/** One batch and how it is sent: on the page or away from it, until log out. */
export function createBulkUpload({ submit, ...parts }: BatchParts): BulkUpload {
  const { state, add, clear, remember, forget } = createCheckedBatch(parts);
  const change = (next: Partial<Batch>) => state.set({ ...state.get(), ...next });
  const mark = ({ row }: BulkRow, next: Partial<BulkRow>) =>
    change({ rows: state.get().rows.map((other) => (other.row === row ? { ...other, ...next } : other)) });

  const courier = createCourier<BulkRow>({
    next: () => {
      const row = state.get().rows.find((each) => each.state === 'waiting');
      if (row) mark(row, { state: 'sending' });
      return row;
    },
    deliver: async (row, signal) => {
      const body = await personForm(row.fields, allParts, row.files);
      await submit(body, { signal, headers: { [idempotencyHeader]: row.key } });
      remember(row.key);
      mark(row, { state: 'sent' });
      change({ resting: undefined });
      void queryClient.invalidateQueries({ queryKey: ['postPetitions'] });
    },
    refused: (row, error) => mark(row, { state: 'failed', refusal: { error } }),
    putBack: (row) => mark(row, { state: 'waiting' }),
    resting: (error, milliseconds) => {
      // What is paused is not tried again by itself.
      if (state.get().phase === 'paused') return;
      change({ resting: { error, until: Date.now() + milliseconds } });
    },
    idle: () => {
      const { phase, rows } = state.get();
      if (phase !== 'sending' && !(phase === 'paused' && !rows.some(waits))) return;
      change({ phase: 'ended', resting: undefined, rows: rows.map(leftOver) });
      for (const name of showingRecords) void queryClient.invalidateQueries({ queryKey: [name] });
    },
  });

  state.subscribe(() => askBeforeLeaving(state, isUnderWay(state.get())));
  onReset(() => {
    forget();
    courier.stop();
  });

  return {
    state,
    add,
    clear,
    send: () => {
      const rows = state.get().rows.map((row) => (row.state === 'ready' ? { ...row, state: 'waiting' as const } : row));
      change({ phase: 'sending', rows });
      courier.go();
    },
    pause: () => {
      change({ phase: 'paused', resting: undefined });
      courier.pause();
    },
    proceed: () => {
      change({ phase: 'sending' });
      courier.go();
    },
    cancel: () => {
      const { rows } = state.get();
      change({
        phase: 'sending',
        rows: rows.map((row) => (row.state === 'waiting' ? { ...row, state: 'unsent' } : row)),
      });
      courier.stop();
    },
  };
}

export const bulkUpload = createBulkUpload({
  read: readPeopleAway,
  inspect,
  submit: (body, options) => call('userProcess', { body }, options),
});

const waits = ({ state }: BulkRow) => state === 'waiting' || state === 'sending';
const leftOver = (row: BulkRow): BulkRow => (waits(row) ? { ...row, state: 'unsent' } : row);
