import { recordEvent } from '../../accounts/audit/store.ts';
import type { Asking } from '../../platform/base/actor.ts';
import { AppError } from '../../platform/base/errors.ts';
import { afterOthers, type ListNeeds, noted, replaceList } from './replace-list.ts';
import { findVersion, holdList } from './store.ts';

export async function removeList(needs: ListNeeds, name: string, asking: Asking): Promise<void> {
  await needs.db.transaction(async (tx) => {
    const list = await afterOthers(() => holdList(tx, name));
    if (!list) throw new AppError('notFound');
    const before = await findVersion(tx, list.current_version);
    await replaceList(needs, tx, { list, before }, asking);
    await recordEvent(tx, {
      ...asking,
      action: 'list.removed',
      subjectKind: 'list',
      subjectId: name,
      ...(before ? { before: noted(before, list.url) } : {}),
    });
  });
}
