# The second line of the prompt: the stack that is pointed at
pointed-stack = { $tile } on { $space }: { $then }.
meets-capture = takes { $space }
meets-altar = altar on { $space }
meets-shield = the shield on { $space } holds
meets-altar-idle = idle altar on { $space }
meets-enemy = enemy on { $space }
