import { z } from 'zod';

const Message = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ended'), token: z.string(), end: z.enum(['loggedOut', 'timedOut']) }),
  z.object({ kind: z.literal('renewed'), replaced: z.string(), token: z.string() }),
]);
type Message = z.infer<typeof Message>;

const channel = new BroadcastChannel('afc.session');

/** The tabs of this browser that show the product too. A tab never hears itself. */
export const otherTabs = {
  post: (message: Message): void => channel.postMessage(message),
  listen: (hear: (message: Message) => void): void => {
    channel.addEventListener('message', (event) => {
      const message = Message.safeParse(event.data);
      if (message.success) hear(message.data);
    });
  },
};
