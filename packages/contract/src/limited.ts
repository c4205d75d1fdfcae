/**
 * Metadata of a text whose length is judged after it is normalized, for `.meta`: what arrives may be longer, and
 * a form offers the limit (`rules-of.ts`). Outside clients read it in the OpenAPI document.
 */
export const limitedTo = (max: number) => ({ 'x-limit': max })
