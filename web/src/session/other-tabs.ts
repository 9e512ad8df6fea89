import { z } from 'zod';

const Message = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ended'), token: z.string(), end: z.enum(['loggedOut', 'timedOut']) }),
  z.object({ kind: z.literal('renewed'), replaced: z.string(), token: z.string() }),
  z.object({ kind: z.literal('whoHoldsUnsent') }),
  z.object({ kind: z.literal('holdsUnsent') }),
]);
type Message = z.infer<typeof Message>;

const channel = new BroadcastChannel('afc.session');

/** The tabs of this browser that show the product too. A tab never hears itself. */
export const otherTabs = {
  post: (message: Message): void => channel.postMessage(message),
  /** Until what it returns is called. */
  listen: (hear: (message: Message) => void): (() => void) => {
    const listener = (event: MessageEvent) => {
      const message = Message.safeParse(event.data);
      if (message.success) hear(message.data);
    };
    channel.addEventListener('message', listener);
    return () => channel.removeEventListener('message', listener);
  },
};
