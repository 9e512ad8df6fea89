import type { Result } from '@afc/contract/result';
import { isOn, type Moved, ofRecord } from '@afc/contract/review/switches';
import { useState } from 'react';
import { changesOf, fingerprintOf, inOrder, isLocked, planOf } from './review.ts';

const none: Moved = new Set();

/** The switches of a case, and which match is looked at. Somebody else's change takes the switches back. */
export function useReview(result: Result, readOnly: boolean) {
  const print = fingerprintOf(result);
  const [state, setState] = useState({ print, moved: none, conflicts: 0 });
  if (state.print !== print) setState({ print, moved: none, conflicts: state.conflicts + 1 });
  const matches = inOrder(result.matchList);
  const [selectedId, select] = useState(matches[0]?._id);
  const selected = matches.find(({ _id }) => _id === selectedId) ?? matches[0];
  const plan = planOf(result, state.moved);
  const at = selected ? matches.indexOf(selected) : 0;
  return {
    matches,
    selected,
    select,
    selectNext: (step: 1 | -1) => {
      const next = matches[at + step];
      if (next) select(next._id);
    },
    moved: state.moved,
    plan,
    recordOn: isOn(plan.record.to),
    /** A confirmed entry of a list holds the record's switch. */
    recordHeld: plan.recordHeld,
    changes: readOnly ? [] : changesOf(result, plan),
    conflicts: state.conflicts,
    sayConflict: () => setState((now) => ({ ...now, moved: none, conflicts: now.conflicts + 1 })),
    move: (id: string) => {
      const target = id === ofRecord ? result : result.matchList.find(({ _id }) => _id === id);
      if (readOnly || !target || isLocked(target)) return;
      setState((now) => {
        if (id === ofRecord && planOf(result, now.moved).recordHeld) return now;
        const moved = new Set(now.moved);
        if (!moved.delete(id)) moved.add(id);
        return { ...now, moved };
      });
    },
  };
}

export type Review = ReturnType<typeof useReview>;
