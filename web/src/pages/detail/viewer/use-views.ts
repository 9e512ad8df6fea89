import { useState } from 'react';
import { plainView, rotated, type View, zoomed } from './view.ts';

type Side = 'subject' | 'match';
type ChangeView = (view: View) => View;

/** How both pictures are looked at: together, unless the reviewer took them apart. */
export function useViews() {
  const [views, setViews] = useState({ subject: plainView, match: plainView });
  const [linked, setLinked] = useState(true);
  const change = (side: Side) => (next: ChangeView) =>
    setViews((now) =>
      linked ? { subject: next(now.subject), match: next(now.match) } : { ...now, [side]: next(now[side]) },
    );
  return {
    views,
    linked,
    change,
    /** Taken together again, the match is shown as the subject is. */
    link: (together: boolean) => {
      setLinked(together);
      if (together) setViews((now) => ({ ...now, match: now.subject }));
    },
    rotate: () => change('subject')(rotated),
    zoom: () => change('subject')((view) => zoomed(view, 'around')),
  };
}

export type Views = ReturnType<typeof useViews>;
