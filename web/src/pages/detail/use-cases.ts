import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { sayFailure } from '../../api/failures.ts';
import { useStillOnPage } from '../../parts/page/use-still-on-page.ts';
import { neighbour, orderAround, placeIn } from '../../parts/tables/case-order.ts';
import { useBackToList } from '../../parts/tables/use-back-to-list.ts';
import { succeeded } from '../../state/toast.ts';

/** The cases before and after this one, in the order of the list it was opened from. */
export function useCases(location: string, id: string) {
  const t = useTranslations('detail');
  const navigate = useNavigate();
  const fromList = useBackToList() !== undefined;
  const order = orderAround(location, id);
  const here = useStillOnPage();
  return {
    place: order && { number: placeIn(order, id), total: order.total },
    /** Whether this case was left, for its neighbour or meanwhile for anything else. */
    go: async (step: 1 | -1): Promise<boolean> => {
      let next: string | undefined;
      try {
        next = order && (await neighbour(order, id, step));
      } catch (error) {
        if (here()) sayFailure(error);
        return !here();
      }
      if (!here()) return true;
      if (next === undefined) {
        if (order) succeeded(step === 1 ? t('lastCase') : t('firstCase'));
        return false;
      }
      // Going through cases is one step for Back: it leads to the list.
      await navigate({
        to: '/detail/$location/$id',
        params: { location, id: next },
        state: { fromList },
        replace: true,
      });
      return true;
    },
  };
}

export type Cases = ReturnType<typeof useCases>;
