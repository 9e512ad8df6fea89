import { z } from 'zod';

const Message = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ended'), token: z.string(), end: z.enum(['loggedOut', 'timedOut']) }),
  z.object({ kind: z.literal('renewed'), replaced: z.string(), token: z.string() }),
  z.object({ kind: z.literal('whoHoldsUnsent') }),
  z.object({ kind: z.literal('holdsUnsent') }),
  z.object({ kind: z.literal('whoIsSignedIn') }),
  z.object({ kind: z.literal('signedIn'), token: z.string(), receivedAt: z.number() }),
]);
type Message = z.infer<typeof Message>;

/** A tab answers at once, also in the background; one that sleeps does not. */
const patienceMs = 200;

const channel = new BroadcastChannel('afc.session');

function post(message: Message): void {
  channel.postMessage(message);
}

/** Until what it returns is called. */
function listen(hear: (message: Message) => void): () => void {
  const listener = (event: MessageEvent) => {
    const message = Message.safeParse(event.data);
    if (message.success) hear(message.data);
  };
  channel.addEventListener('message', listener);
  return () => channel.removeEventListener('message', listener);
}

/** The first answer of this kind that comes, if any does. */
function ask<Kind extends Message['kind']>(question: Message, kind: Kind) {
  return new Promise<Extract<Message, { kind: Kind }> | undefined>((resolve) => {
    const settle = (answer?: Extract<Message, { kind: Kind }>) => {
      stopListening();
      clearTimeout(timer);
      resolve(answer);
    };
    const isAnswer = (message: Message): message is Extract<Message, { kind: Kind }> => message.kind === kind;
    const stopListening = listen((message) => {
      if (isAnswer(message)) settle(message);
    });
    const timer = setTimeout(settle, patienceMs);
    post(question);
  });
}

/** The tabs of this browser that show the product too. A tab never hears itself. */
export const otherTabs = { post, listen, ask };
