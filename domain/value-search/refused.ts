/** The refusal of a question. Its message is for the reader; `fields` says what to change in which parameter. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly fields: Readonly<Record<string, string>>;

  constructor(message: string, fields: Readonly<Record<string, string>>) {
    super(message);
    this.fields = fields;
  }
}

export const refused = (message: string, fields: Readonly<Record<string, string>>): Refused =>
  new Refused(message, fields);
