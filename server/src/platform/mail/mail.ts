export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** As it is sent. */
export interface SentMail extends Mail {
  readonly from: string;
}
