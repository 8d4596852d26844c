/** The keys, in the order in which readers are told of them. */
export const KEYS: readonly { readonly keys: readonly string[]; 