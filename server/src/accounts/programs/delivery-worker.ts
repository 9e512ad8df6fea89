import { channels } from '../../platform/database/channels.ts';
import type { Following } from '../../platform/database/following.ts';
import { Bell } from '../../platform/jobs/bell.ts';
import { recurringWork } from '../../platform/process/recurring-work.ts';
import type { DeliveryNeeds } from './deliver.ts';
import { deliver } from './deliver.ts';
import { dueWebhooks, settleDelivery, takeDelivery } from './delivery-queue.ts';

export interface WebhookWorker {
  /** Ends when the receivers that are being told have answered, or not. */
  stop(): Promise<void>;
}

/** Looks for work again after this long even if nobody announced any: tries that were put off, for one. */
const idleMs = 2_000;
/** So many deliveries at once to one receiver. */
const mostLanes = 4;

/** Delivers events, to each receiver by itself: one that is slow or away keeps nobody else waiting. */
export async function startWebhookWorker(needs: DeliveryNeeds & Following): Promise<WebhookWorker> {
  const { db, log } = needs;
  const bell = new Bell();
  const lanes = new Map<string, number>();
  const underWay = new Set<Promise<void>>();
  let stopping = false;
  await needs.notifications.on(channels.webhooks, () => bell.ring());

  /** Each look opens one lane more to whoever has something due. */
  async function look(): Promise<void> {
    for (const id of await dueWebhooks(db)) {
      const open = lanes.get(id) ?? 0;
      if (open === mostLanes) continue;
      lanes.set(id, open + 1);
      const work = tellAll(id)
        .catch((err: unknown) => log.error({ err, webhook: id }, 'a webhook could not be told'))
        .finally(() => {
          const left = (lanes.get(id) ?? 1) - 1;
          if (left > 0) lanes.set(id, left);
          else lanes.delete(id);
          underWay.delete(work);
        });
      underWay.add(work);
    }
  }

  async function tellAll(id: string): Promise<void> {
    while (!stopping) {
      const taken = await takeDelivery(db, id);
      if (!taken) return;
      await settleDelivery(db, taken, await deliver(needs, taken));
    }
  }

  const attempt = recurringWork(log, 'no webhook could be looked for');
  async function loop(): Promise<void> {
    while (!stopping) {
      const heard = bell.rings;
      await attempt(look);
      await bell.after(heard, idleMs);
    }
  }

  const ended = loop();
  return {
    stop: async () => {
      stopping = true;
      bell.ring();
      await ended;
      await Promise.all(underWay);
    },
  };
}
