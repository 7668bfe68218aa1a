declare const __DATA__: string;
