# The second line of the prompt: the stack that is pointed at
pointed-stack = { $tile } on { $space }: { $then }.
